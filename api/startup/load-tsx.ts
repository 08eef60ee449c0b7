import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'oxc-transform'

// `node --import ./api/startup/load-tsx.ts`: Node runs TypeScript by itself, but not JSX.

// Kept compiled modules save the next start a quarter of its CPU time. They run unchecked, so they’re kept where only whoever may change the code can write, not
// in the system’s temporary folder. NODE_COMPILE_CACHE names another folder; without one that can be written to, every start compiles.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/slipway', import.meta.url)))
process.setSourceMapsEnabled(true)

registerHooks({
  // The project’s imports name their files, so no search is needed: one takes a tenth of the startup time.
  resolve(specifier, context, nextResolve) {
    if (context.parentURL === undefined || !/^\.\.?\/.*\.tsx?$/.test(specifier)) return nextResolve(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true }
  },
  load(url, context, nextLoad) {
    if (!/\.tsx(?:\?|$)/.test(url)) return nextLoad(url, context)
    const path = fileURLToPath(url)
    const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), { jsx: { importSource: 'preact' }, sourcemap: true })
    if (errors.length > 0) throw new SyntaxError(errors.map(({ message, codeframe }) => codeframe ?? message).join('\n'))
    const mapping = Buffer.from(JSON.stringify({ ...map, sourcesContent: undefined })).toString('base64')
    return { format: 'module', source: `${code}\n//# sourceMappingURL=data:application/json;base64,${mapping}`, shortCircuit: true }
  },
})
