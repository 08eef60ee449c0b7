import { nearName } from '../domain/names/near-name.ts'

/** Settings of other programs that differ from one of ours by a single letter or an underscore. */
const foreignNames = new Set(['CONTRACT', 'OAUTH_SECRET', 'datadir', 'loglevel', 'LOGLEVEL'])

/** cron’s name for the sender of its own emails, so it’s only taken for ours if the service sends emails and has no sender. */
const isCronsSender = (name: string, given: readonly string[]): boolean =>
  name === 'MAILFROM' && (!given.includes('SMTP_URL') || given.includes('MAIL_FROM'))

/** Variables that are set, aren’t settings, and are probably meant to be one. The environment is full of other programs’ variables. */
export function misspelledNames(given: readonly string[], settings: readonly string[]): { name: string; meant: string }[] {
  const known = new Set(settings)
  return given.flatMap((name) => {
    if (known.has(name) || foreignNames.has(name) || isCronsSender(name, given)) return []
    const meant = nearName(name, settings, { around: true })
    return meant === null ? [] : [{ name, meant }]
  })
}
