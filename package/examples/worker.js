/** A Web Worker that scores in the background: post a list of requests, get the list of answers. */
import { scoreRequest } from '../mcr.min.js';

self.addEventListener('message', ({ data }) => self.postMessage(data.map(scoreRequest)));
