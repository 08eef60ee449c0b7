import { bundleScript } from '../../api/workers/bundle-script.ts'
import { once } from '../../shared/once.ts'

const parts = { readForm: 'read-form', chooseValue: 'values/choose-value', 'fillForm, undoFill': 'fill-form', fillFrom: 'found-field' }

/** What fills forms, as a script that makes it `fill` in a page. */
export const bundleFill = once(async (): Promise<string> => {
  const contents = Object.entries(parts).map(([name, file]) => `export { ${name} } from './shared/fill/${file}.ts'`)
  const resolveDir = `${import.meta.dirname}/../..`
  const script = await bundleScript({ stdin: { contents: contents.join('\n'), resolveDir }, format: 'iife', globalName: 'fill' })
  return `${script}; window.fill = fill`
})
