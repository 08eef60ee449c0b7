import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The accessibility engine as a script, to be evaluated in any page whatever its content security policy. */
export const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Evaluated after axeSource: what is wrong, a line each, empty when nothing is. */
export const axeFindings = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 160))))`
