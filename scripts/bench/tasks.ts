/** What a trace of the browser says of one event; times in microseconds, `tdur` without those when others had the processor. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

const TASK = /^(ThreadControllerImpl::RunTask|RunTask)$/;

/** A task longer than this keeps a reader waiting: what it takes beyond counts as blocked. */
const BLOCKS = 50;

/** What a page kept its main thread busy with, in milliseconds of the processor. */
export interface Busy {
  /** Its longest task. */
  readonly longest: number;
  /** What each task took beyond fifty milliseconds, in all. */
  readonly blocked: number;
}

/** The tasks of the main thread that shows a page of this address. */
export function tasksOf(trace: string, address: string): Busy {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const processes = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'CommitLoad' && args?.data?.url?.startsWith(address) === true)
      .map(({ pid }) => pid),
  );
  const main = new Set(
    traceEvents
      .filter(({ name, pid, args }) => name === 'thread_name' && args?.name === 'CrRendererMain' && processes.has(pid))
      .map(({ pid, tid }) => `${String(pid)}/${String(tid)}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => TASK.test(name) && main.has(`${String(pid)}/${String(tid)}`),
  );
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  const times = tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return {
    longest: Math.max(...times),
    blocked: times.reduce((sum, ms) => sum + Math.max(0, ms - BLOCKS), 0),
  };
}
