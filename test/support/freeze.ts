import { execFileSync } from 'node:child_process'

/** Lets a process and its children stand still, as a machine does that hangs; answers how to let them go on. */
export function freeze(pid: number): () => void {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')
  const children = table.map((row) => row.trim().split(/\s+/).map(Number)).filter(([, parent]) => parent === pid)
  const family = [pid, ...children.map(([child = pid]) => child)]
  const signal = (name: NodeJS.Signals) => {
    for (const member of family)
      try {
        process.kill(member, name)
      } catch {
        // A connection that ended meanwhile took its process with it.
      }
  }
  signal('SIGSTOP')
  return () => signal('SIGCONT')
}
