import { paths } from '../paths.ts'
import { fillPattern, matchPattern, patternSource, type AnyPath } from './path.ts'

/** For paths of a former pattern and, if that ends in a slash, those below it. */
const formerSource = (pattern: string): string =>
  pattern.endsWith('/') ? `${patternSource(pattern.slice(0, -1))}(?:/(?<rest>.*))?` : patternSource(pattern)

/** Finds the present path of a former one, or of one below a former one. Null for other paths. */
export function createPresentPath(all: readonly AnyPath[]): (pathname: string) => string | null {
  const formers = all.flatMap(({ pattern, former }) =>
    former.map((each) => ({ pattern, expression: new RegExp(`^${formerSource(each)}$`) })),
  )
  return (pathname) => {
    for (const { pattern, expression } of formers) {
      const params = matchPattern(expression, pathname)
      if (params === null) continue
      const rest = expression.exec(pathname)?.groups?.['rest'] ?? ''
      const present = fillPattern(pattern, params) + rest
      if (all.some(({ match }) => match(present) !== null)) return present
    }
    return null
  }
}

export const presentPath = createPresentPath(Object.values<AnyPath>(paths))
