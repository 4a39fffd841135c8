import { scoreRequest } from 'tensu-engine';

const hand = {
  concealed: '234m567p34567s44z',
  winningTile: '8s',
  by: 'discard',
  seatWind: 'south',
  roundWind: 'east',
  riichi: 'riichi',
  doraIndicators: '3z',
};

for (const rules of ['ema-2016', 'ema-2025']) {
  const answer = scoreRequest({ rules, ...hand });
  if (!answer.ok) throw new Error(answer.error.message);
  if (answer.kind === 'no-win') {
    console.log(`${rules}: no win, ${answer.reason}`);
    continue;
  }
  const { items, han, fu, payment } = answer;
  console.log(`${rules}: ${items.map(({ id }) => id).join(', ')}; ${han} han, ${fu} fu, ${payment.total} points`);
}
