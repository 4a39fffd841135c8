/**
 * Real frequencies, in percent of 23,525 won hands from public four-player games of strong players, scored by EMA 2016
 * (open tanyao, ura dora and ippatsu are played; red fives are read as plain fives). Counted for this site. Tables
 * named `of…` are percent of those hands.
 */
export const REAL = {
  calls: { 0: 54.19, 1: 24.17, 2: 17.57, 3: 4.01, 4: 0.05 },
  riichiOfClosed: 75.06,
  drawOfClosed: 45.73,
  drawOfOpen: 35.28,
  dealer: 27.74,
  wait: { 'two-sided': 58.13, closed: 16.25, pung: 13.56, single: 8.44, edge: 3.63 },
  waitOfClosed: { 'two-sided': 60.88, closed: 16, pung: 10.17, single: 9.2, edge: 3.75 },
  waitOfOpen: { 'two-sided': 54.87, closed: 16.55, pung: 17.56, single: 7.54, edge: 3.48 },
} as const;
