/** Pictures of the table in chapters, and table rulings given by the engine. */
export { default as DeadWall } from './DeadWall.astro';
export { default as Discards } from './Discards.astro';
export { default as Dora } from './Dora.astro';
export { default as DoraCircle } from './DoraCircle.astro';
export { default as KongInRiichi } from './KongInRiichi.astro';
export { default as LastTiles } from './LastTiles.astro';
export { default as MayNotDiscard } from './MayNotDiscard.astro';
export { default as MeldShown } from './MeldShown.astro';
export { default as SeatPlan } from './SeatPlan.astro';
export { default as Throws } from './Throws.astro';
export { default as Waits } from './Waits.astro';
export { default as WallPlan } from './WallPlan.astro';
