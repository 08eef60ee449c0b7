import type { Check } from '../../schemas/readiness.ts'
import { learnMoreOf } from '../checks/index.ts'
import { nothingOpen, openFindings, type Exported } from './open-findings.ts'

/** A fix’s snippet isn’t indented, so that it can be copied out of the text. */
function finding({ id, label, detail, fix }: Check): string {
  const learnMore = learnMoreOf(id)
  return [label, detail, ...(learnMore === null ? [] : [learnMore]), ...(fix === null ? [] : ['', fix])].join('\n')
}

/** Every open finding with its fix, as plain text. */
export function toPlainText({ url, score, checks, day, link }: Exported): string {
  const groups = openFindings(checks).map(({ title, found }) => [title.toUpperCase(), ...found.map(finding)].join('\n\n'))
  const head = [url, `${score} of 100 on ${day}`, ...(link === null ? [] : [link])].join('\n')
  return `${[head, ...(groups.length === 0 ? [nothingOpen] : groups)].join('\n\n')}\n`
}
