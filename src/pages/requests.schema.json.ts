import type { APIRoute } from 'astro';
import { REQUEST_SCHEMAS } from '../engine/published/index.ts';

/** The form of every request that the engine answers, as JSON Schema. */
export const GET: APIRoute = () =>
  Response.json({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Requests of tensu-engine',
    $defs: REQUEST_SCHEMAS,
    anyOf: Object.keys(REQUEST_SCHEMAS).map((name) => ({ $ref: `#/$defs/${name}` })),
  });
