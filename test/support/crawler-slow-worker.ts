export * from './crawler-bare-worker.ts'

// As on a busy machine, this worker takes longer to start than a task may.
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2100)
