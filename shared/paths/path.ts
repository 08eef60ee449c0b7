/** The names of a pattern’s parameters: `slug` of `/launches/:slug/`. A parameter begins its part of the path, or follows a dot. */
type ParamName<T extends string> = T extends `${infer Part}/${infer Rest}`
  ? ParamName<Part> | ParamName<Rest>
  : T extends `${string}:${infer Param}`
    ? Param extends `${infer Name}.${string}`
      ? Name
      : Param
    : never

export type PathParams<T extends string> = { [Name in ParamName<T>]: string }

/** Values that are null or undefined are left out. */
export type Query = URLSearchParams | Readonly<Record<string, string | number | null | undefined>>

type Arguments<T extends string> = [ParamName<T>] extends [never]
  ? [query?: Query, hash?: string]
  : [params: PathParams<T>, query?: Query, hash?: string]

/** Former patterns with at least the parameters of the present one. */
type Former<T extends string, F extends readonly string[]> = {
  [Index in keyof F]: ParamName<T> extends ParamName<F[Index]> ? F[Index] : never
}

export type AnyPath = {
  readonly pattern: string
  readonly former: readonly string[]
  readonly isFixed: boolean
  readonly match: (pathname: string) => Record<string, string> | null
}

/** Builds a path of the site, encoded, and recognizes it. */
export type Path<T extends string> = {
  (...args: Arguments<T>): string
  /** As the router takes it. */
  readonly pattern: T
  /** Patterns it had before. They redirect to it, and so does what was below them. */
  readonly former: readonly string[]
  /** Whether the answer only changes with a restart, so that it’s kept, and sent without asking the store. */
  readonly isFixed: boolean
  /** The decoded parameters of a path of this kind, or null for others. The slash at the end may be missing. */
  readonly match: (pathname: string) => PathParams<T> | null
}

export function path<const T extends string, const F extends readonly string[] = []>(pattern: T, former?: F & Former<T, F>): Path<T> {
  const hasParams = pattern.includes(':')
  const fill = filler(pattern)
  const build = (...args: unknown[]) => {
    const [params, query, hash] = (hasParams ? args : [{}, ...args]) as [Record<string, string>, Query?, string?]
    return fill(params) + queryPart(query) + (hash === undefined ? '' : `#${hash}`)
  }
  let whole: RegExp | undefined
  const match = (pathname: string) => matchPattern((whole ??= new RegExp(`^${patternSource(pattern)}$`)), pathname) as PathParams<T> | null
  return Object.assign(build, { pattern, former: former ?? [], isFixed: false, match })
}

/** A path whose answer only changes with a restart. */
export const fixed = <P extends AnyPath>(one: P): P => Object.assign(one, { isFixed: true })

type Fill = (params: Readonly<Record<string, string>>) => string
const fillers = new Map<string, Fill>()

/** The pattern with its parameters filled in, each encoded. */
export const fillPattern = (pattern: string, params: Readonly<Record<string, string>>): string => filler(pattern)(params)

/** Every link of every page is built by one of these, so a pattern is taken apart once. */
function filler(pattern: string): Fill {
  const known = fillers.get(pattern)
  if (known !== undefined) return known
  const [start = '', ...rest] = pattern.split(/:(\w+)/)
  const fill: Fill = (params) => {
    let filled = start
    for (let at = 0; at < rest.length; at += 2)
      filled += encodeURIComponent((params[rest[at] ?? ''] ?? '').toWellFormed()) + (rest[at + 1] ?? '')
    return filled
  }
  fillers.set(pattern, fill)
  return fill
}

/** A regular expression for paths of a pattern, with a named group for each parameter. */
export const patternSource = (pattern: string): string =>
  pattern
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\/$/, '/?')

/** Whether a path is one of these, tested at once: for what every request is asked. */
export function isAnyOf(all: readonly AnyPath[]): (pathname: string) => boolean {
  const sources = all.map(({ pattern }) => patternSource(pattern).replaceAll(/\?<\w+>/g, '?:'))
  const expression = new RegExp(`^(?:${sources.join('|')})$`)
  return (pathname) => expression.test(pathname)
}

/** The decoded groups, or null without a match, also for a parameter that can’t be decoded. */
export function matchPattern(expression: RegExp, pathname: string): Record<string, string> | null {
  const found = expression.exec(pathname)
  if (found === null) return null
  try {
    return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    return null
  }
}

function queryPart(query: Query | undefined): string {
  if (query === undefined) return ''
  if (query instanceof URLSearchParams) return query.size === 0 ? '' : `?${query}`
  const given = Object.entries(query).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
