/** Does what a page’s text asks for: `stall` never ends, `wait` waits longer than a task may compute, `exhaust` eats all memory, and `defect` throws. */
export function sufferFrom(text: string): void {
  if (text === 'stall') for (;;);
  if (text === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)
  if (text === 'exhaust') for (const all: string[][] = []; ;) all.push(Array.from({ length: 1e5 }, (_, n) => `${n}`))
  if (text === 'defect') throw new TypeError('x is not a function')
}
