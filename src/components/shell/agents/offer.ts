import { sitePath } from '../../../locales.ts';
import type { AgentTool } from './tools.ts';

interface ModelContext {
  readonly registerTool: (tool: AgentTool) => unknown;
}

interface Schema {
  readonly $defs: Readonly<Record<string, object>>;
}

/** Offers the tools to agents, where the browser lets pages do so; other browsers load nothing of them. */
async function offer(context: ModelContext): Promise<void> {
  const [tools, schema] = await Promise.all([
    import('./tools.ts'),
    fetch(sitePath('requests.schema.json', undefined)).then((answer) => answer.json() as Promise<Schema>),
  ]);
  for (const tool of tools.agentTools(schema.$defs)) context.registerTool(tool);
}

const { modelContext } = navigator as { readonly modelContext?: Partial<ModelContext> };
if (modelContext?.registerTool) offer(modelContext as ModelContext).catch(() => undefined);
