import words from './robots-misspelled.json' with { type: 'json' }

/** A robots.txt file, parsed by RFC 9309. Faults name their line and are part of a sentence. */
export type RobotsTxt = {
  groups: Group[]
  sitemaps: string[]
  errors: string[]
  /** The file with its errors fixed: misspelled names spelled right, and lines without any effect left out. */
  corrected: string
}
type Group = { agents: string[]; rules: Rule[]; delay?: number }
type Rule = { allow: boolean; path: string }

const maxErrors = 10
/** Misspellings that some crawlers forgive and others don’t. */
const misspelled = new Map(Object.entries(words))

export function readRobotsTxt(text: string): RobotsTxt {
  const groups: Group[] = []
  const sitemaps: string[] = []
  const errors: string[] = []
  const corrected: string[] = []
  let group: Group | null = null
  let isMisnamed = false

  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    /** `right` is the line as it should be; null leaves it out. */
    const error = (message: string, right: string | null = null) => {
      if (errors.length < maxErrors) errors.push(`line ${index + 1}: ${message}`)
      corrected.pop()
      if (right !== null) corrected.push(right)
    }
    corrected.push(raw.trimEnd())
    const line = raw.replace(/#.*$/, '').trim()
    if (line === '') continue
    const colon = line.indexOf(':')
    if (colon < 1) {
      error(`“${line.slice(0, 60)}” isn’t a “name: value” pair`)
      continue
    }
    const key = line.slice(0, colon).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()

    if (key === 'user-agent') {
      if (value === '') error('User-agent is empty')
      if (group === null || group.rules.length > 0) groups.push((group = { agents: [], rules: [] }))
      group.agents.push(value === '*' ? '*' : (/^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? ''))
    } else if (key === 'allow' || key === 'disallow') {
      if (group === null) error(`${key} comes before any User-agent, so it has no effect`, isMisnamed ? raw.trimEnd() : null)
      else if (value !== '' && !/^[/*]/.test(value))
        error(
          `the path “${value.slice(0, 60)}” must start with “/” or “*”`,
          /^[\w.-]/.test(value) ? `${line.slice(0, colon)}: /${value}` : null,
        )
      group?.rules.push({ allow: key === 'allow', path: value })
    } else if (key === 'crawl-delay' && group !== null) {
      if (/^\d{1,6}(?:\.\d{1,3})?$/.test(value)) group.delay = Math.max(group.delay ?? 0, Number(value))
    } else if (key === 'sitemap') {
      if (/^https?:\/\//i.test(value) && URL.canParse(value)) sitemaps.push(value)
      else error(`the sitemap “${value.slice(0, 60)}” isn’t an absolute URL`)
    } else if (misspelled.has(key)) {
      isMisnamed ||= misspelled.get(key) === 'User-agent'
      error(`“${key}” should be “${misspelled.get(key)}”`, `${misspelled.get(key)}: ${value}`)
    }
  }
  return { groups, sitemaps, errors, corrected: errors.length === 0 ? text : readRobotsTxt(corrected.join('\n')).corrected.trim() }
}

/** Whether `agent` (a lower-case product token; `*` for any other) may crawl `path` with its query. */
export function isAllowed(robots: RobotsTxt, agent: string, path: string): boolean {
  const groups = groupsFor(robots, agent)
  // Bounds the comparison, whatever the URL and the file.
  const target = normalize(path.slice(0, 2048))
  let best: Rule | null = null
  for (const { allow, path } of groups.flatMap(({ rules }) => rules)) {
    const rule = { allow, path: normalize(path) }
    if (rule.path === '' || !matches(rule.path, target)) continue
    // The longest path wins; of two of the same length, the one that allows.
    const gain = rule.path.length - (best?.path.length ?? 0)
    if (gain > 0 || (gain === 0 && allow)) best = rule
  }
  return best?.allow ?? true
}

/** Seconds to leave between two requests, which many sites state though RFC 9309 doesn’t have it; 0 if not stated. */
export const crawlDelay = (robots: RobotsTxt, agent: string): number =>
  Math.max(0, ...groupsFor(robots, agent).map(({ delay = 0 }) => delay))

function groupsFor(robots: RobotsTxt, agent: string): Group[] {
  const own = robots.groups.filter(({ agents }) => agents.includes(agent))
  return own.length > 0 ? own : robots.groups.filter(({ agents }) => agents.includes('*'))
}

/** `*` matches anything, a final `$` the end. Matching each piece at its first occurrence is enough and never backtracks. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$')
  const [first = '', ...rest] = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  const last = anchored ? rest.pop() : undefined
  let at = first.length
  for (const piece of rest) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  if (!anchored) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

/** RFC 9309 section 2.2.2: octets outside ASCII are compared percent-encoded, unreserved ones unencoded. */
const normalize = (path: string): string =>
  path
    .replace(/[^\0-\x7F]+/gu, (text) => encodeURIComponent(text.toWellFormed()))
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
      return /[\w.~-]/.test(character) ? character : code.toUpperCase()
    })
