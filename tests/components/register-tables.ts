import { RIICHI_TABLES } from '../../src/components/features/club/settle/riichi-tables.ts';
import { registerTables } from '../../src/components/features/club/settle/table-rules.ts';

registerTables(RIICHI_TABLES);
