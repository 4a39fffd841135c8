import { RIICHI_TABLES } from '../../src/components/settle/riichi-tables.ts';
import { takeUpTables } from '../../src/components/settle/rulebook.ts';

takeUpTables(RIICHI_TABLES);
