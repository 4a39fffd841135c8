/** Everything that the frame of a page does in the browser, as one file: a dozen small ones would weigh more. */
import './agents/offer.ts';
import './choices.ts';
import './menu.ts';
import './scrollable-tables.ts';
import './search.ts';
import './offline/full.ts';
import './offline/islands.ts';
import './offline/start.ts';
import './offline/updates.ts';
import './report/open.ts';
