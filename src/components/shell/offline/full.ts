import { $isFull } from '../../../stores/browser-storage.ts';
import { say } from './notice.ts';

/** Says it when the browser first refuses to keep something. */
$isFull.listen((isFull) => {
  if (isFull) say('full');
});
