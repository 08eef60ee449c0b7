// The first thing a worker thread runs: it loads the bundle (bundle-worker.ts) that came with the thread, as if it were a file at `path`.
const { registerHooks } = require('node:module')
const { pathToFileURL } = require('node:url')
const { code, path } = require('node:worker_threads').workerData

const url = pathToFileURL(path).href
registerHooks({
  resolve: (specifier, context, next) => (specifier === path ? { url, format: 'commonjs', shortCircuit: true } : next(specifier, context)),
  load: (target, context, next) => (target === url ? { format: 'commonjs', source: code, shortCircuit: true } : next(target, context)),
})
module.exports = require(path)
