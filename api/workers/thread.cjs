// The first thing a worker thread runs: it loads the bundle (bundle-worker.ts) that came with the thread, without reading another file.
const { code, path } = require('node:worker_threads').workerData
// oxlint-disable-next-line no-underscore-dangle -- Unlike node:vm, this keeps the source map.
module._compile(code, path)
