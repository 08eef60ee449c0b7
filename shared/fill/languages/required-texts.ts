const tokens = /[^\\()[\]|^$.*+?{}]+(?![*+?{])|\((?:\?(?::|<?[=!]))?|\[(?:\\.|[^\]])*\]|\\p\{[^}]*\}|\\.|[^]/suy
const quantifiers = /(?:[*+?]|\{\d+(?:,\d*)?\})?\??/uy

/** Texts of which each text that a pattern fits has one. Null if it may fit a text without any. */
export function requiredTexts(pattern: string): readonly string[] | null {
  let at = 0
  const next = (kind: RegExp): string => {
    kind.lastIndex = at
    const [found = ''] = kind.exec(pattern) ?? []
    at += found.length
    return found
  }
  const either = (): readonly string[] | null => {
    const all = [inOrder()]
    while (pattern[at] === '|') {
      at += 1
      all.push(inOrder())
    }
    return all.includes(null) ? null : all.flatMap((texts) => texts ?? [])
  }
  /** The texts of the part that says most. */
  const inOrder = (): readonly string[] | null => {
    let best: readonly string[] | null = null
    let run = ''
    const offer = (texts: readonly string[] | null) => {
      if (texts !== null && shortest(texts) > shortest(best)) best = texts
    }
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const token = next(tokens)
      const inner = token.startsWith('(') ? either() : null
      if (token.startsWith('(')) at += 1
      const times = next(quantifiers)
      const isText = !/^[\\([^$.]/.test(token)
      if (isText && times === '') {
        run += token
        continue
      }
      offer(run === '' ? null : [run])
      run = ''
      if (!/^(?:[*?]|\{0)/.test(times)) offer(isText ? [token] : token.endsWith('!') ? null : inner)
    }
    offer(run === '' ? null : [run])
    return best
  }
  return either()
}

const shortest = (texts: readonly string[] | null): number => (texts === null ? 0 : Math.min(...texts.map(({ length }) => length)))
