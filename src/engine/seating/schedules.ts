/**
 * Known schedules by the number of players, or by that and the number of rounds where they are good for these only: a line
 * for each round, table by table, with a letter for each player.
 *
 * - 12 players in eight rounds: 54 pairs meet twice and 12 three times, which is the least (found by a long search).
 * - 20 players: nobody meets twice in the first five rounds, more than which is impossible; in all seven everybody meets
 *   everybody, and 20 pairs meet twice, which is the least.
 * - 32 players: ten rounds in which nobody meets twice (Aguado 2004), the most there are.
 */
export const SCHEDULES: Readonly<Record<string, readonly string[]>> = {
  '12 8': [
    '0123456789AB',
    '925768B3140A',
    '9163250A7B84',
    '18532694A0B7',
    '682A703951B4',
    '324B80596A17',
    '8172A934B506',
    '864029B137A5',
  ],
  20: [
    '0123456789ABCDEFGHIJ',
    '4BD1E93I2G78F60H5JAC',
    'H43AD08JGE6BI7C1F529',
    'HB2C4F8I691J53GD0EA7',
    '2DI6940CE58HB73JGFA1',
    '863CFJE1A4G20BI597HD',
    '18H5G0C97BF3AI6D2EJ4',
  ],
  32: [
    '0123456789ABCDEFGHIJKLMNOPQRSTUV',
    '048S1IM735AVJLQFGKOCH26NPBDU9RTE',
    '0LRU1NQS36ODG5BEH7AC2K9FI4PVJM8T',
    '0IOB1JPAH39Q5MUFL6EVG28R4NCTK7SD',
    '0MAD14RF378UJNOEHKBV2LPSI59CG6QT',
    '0N9V15OTI3SEHL8DK6AR2JCU4MQBG7PF',
    '0JK5169UG34LINRDOASF27BTHMPE8QCV',
    '0HTFG1DV3MRCIKQUL7O924AE5N8PJ6BS',
    '06PC1K8E3NBFGM9SILAT25QDH4OUJ7RV',
    '07QE1LBC3KPTH5RSI68F2MOVJ49DGNAU',
  ],
};
