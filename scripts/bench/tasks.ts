/**
 * An event of the browser's trace. Times are in microseconds; `tdur` leaves out time when other threads had the
 * processor.
 */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

const TASK = /^(ThreadControllerImpl::RunTask|RunTask)$/;

/** A longer task keeps a reader waiting: what it takes beyond this counts as blocked. */
const BLOCKS = 50;

/** What kept a page's main thread busy, in milliseconds of CPU time. */
export interface Busy {
  /** Its longest task. */
  readonly longest: number;
  /** The sum of what each task took beyond fifty milliseconds. */
  readonly blocked: number;
}

/** The main thread's tasks for the page at this address. */
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
