import './stretch.css';

/** Everything a chapter imports; README.md beside this file tells how each is used. */
export { default as Amount } from './Amount.astro';
export { default as Base } from './Base.astro';
export { default as Checkpoint } from '../checkpoint/Checkpoint.astro';
export { default as Cite } from '../../base/prose/Cite.astro';
export { default as Example } from './Example.astro';
export { default as Fan } from './Fan.astro';
export { default as Fu } from './Fu.astro';
export { default as FuTable } from './FuTable.astro';
export { default as Han } from './Han.astro';
export { default as InForce } from './InForce.astro';
export { default as LimitHan } from './LimitHan.astro';
export { default as LimitTable } from './LimitTable.astro';
export { default as McrExample } from './McrExample.astro';
export { default as Note } from './Note.astro';
export { default as Pay } from './Pay.astro';
export { default as PaymentTable } from './PaymentTable.astro';
export { default as Penalties } from './Penalties.astro';
export { default as Readings } from './Readings.astro';
export { default as Term } from './Term.astro';
export { default as Tiles } from '../../base/prose/Tiles.astro';
export { default as Value } from './Value.astro';
export { default as Yaku } from './Yaku.astro';
export { default as YakuTable } from './YakuTable.astro';
