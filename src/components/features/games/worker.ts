import { type Wanted, readSource } from './read-source.ts';

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  void readSource(data).then((read) => postMessage(read));
});
