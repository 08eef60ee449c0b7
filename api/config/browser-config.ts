import { accessSync, constants } from 'node:fs'

/** The file of a Chromium that takes pictures of audited pages, which only works in its own sandbox. */
export function readAuditBrowser(path: string | undefined, production: boolean, errors: string[]): string | null {
  if (path === undefined) return null
  if (production && process.getuid?.() === 0)
    errors.push('AUDIT_BROWSER needs a service that doesn’t run as root, because Chromium’s sandbox doesn’t start as root.')
  try {
    accessSync(path, constants.X_OK)
  } catch {
    errors.push(`AUDIT_BROWSER must be the file of a Chromium or Chrome, such as /usr/bin/chromium, not "${path}".`)
  }
  return path
}
