import { RIICHI_TABLES } from '../../src/components/settle/riichi-tables.ts';
import { registerTables } from '../../src/components/settle/table-rules.ts';

registerTables(RIICHI_TABLES);
