import { UsageError } from '../usage-error.ts'

/** A version’s part of the changelog, which must say what to do when upgrading. Throws UsageError. */
export function releaseNotes(changelog: string, version: string): string {
  const part = changelog.split(/^(?=## )/m).find((each) => each.startsWith(`## ${version}\n`) || each.startsWith(`## ${version},`))
  if (part === undefined) throw new UsageError(`api/deploy/CHANGELOG.md has no section “## ${version}”. Add one that says what’s new.`)
  if (!/^### Upgrading\n\n\S/m.test(part))
    throw new UsageError(`Version ${version} in api/deploy/CHANGELOG.md has no “### Upgrading”. Add what to do when upgrading.`)
  return `${part.replace(/^## /, '# Slipway ').trimEnd()}\n`
}
