import type { Place } from '../rendered/rendered.ts'
import { joinWords } from '../join-words.ts'
import { oneOrMany } from '../plural.ts'
import { fail, pass, pasteAll, warn, type Finding } from './check.ts'
import words from './words/doubts.json' with { type: 'json' }

/** `text` names the doubt in the page’s own words, `at` adds a URL; `better` or else `tag` is what to paste or to change. */
export type Doubt = { kind: string; text: string; at?: string; tag: string; better?: string; place?: Place }
/** What a check says about one kind of doubt. `several` follows a count; `todo` is an instruction that ends in a colon; most say what to paste instead. */
type DoubtWords = { one: string; several: string; todo?: string; isGrave?: boolean }

const maxNamed = 8
/** Of two passages, each with the path of the other page that it is on. */
const quoted = (text: string) => `“${text}”`.replaceAll(/ \((\/[^\s()”]*)\)”/g, '” on $1')
const unique = (texts: readonly string[]) => [...new Set(texts)].filter(Boolean)

/** One finding for all doubts that `words/doubts.json` has words for under the check’s id, naming each. */
export function judgeDoubts(id: keyof typeof words, doubts: readonly Doubt[], passed: string): Finding {
  const found = Object.entries<DoubtWords>(words[id]).flatMap(([kind, said]) => {
    const those = doubts.filter((doubt) => doubt.kind === kind)
    return those.length === 0 ? [] : [{ ...said, those }]
  })
  if (found.length === 0) return pass(passed)
  const detail = found.map(({ one, several, those }) => `${oneOrMany(those.length, one, several)}${namesOf(those)}.`).join(' ')
  const fix = pasteAll(
    found.map(({ todo = 'Replace these tags with:', those }) => ({
      todo,
      text: unique(those.map(({ tag, text, better }) => better ?? (tag || (text.includes('” and “') ? quoted(text) : text)))).join('\n'),
    })),
  )
  const finding = found.some(({ isGrave }) => isGrave) ? fail : warn
  return finding(
    detail,
    fix,
    found.flatMap(({ those }) => those),
  )
}

function namesOf(those: readonly Doubt[]): string {
  const names = unique(those.map(({ text, at }) => (text === '' ? '' : `${quoted(text)}${at === undefined ? '' : ` (${at})`}`)))
  const rest = names.length > maxNamed ? [`${names.length - maxNamed} more`] : []
  return names.length === 0 ? '' : `: ${joinWords([...names.slice(0, maxNamed), ...rest])}`
}
