import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { releaseNotes } from '../../../../api/commands/release.ts'
import packageFile from '../../../../package.json' with { type: 'json' }

const changelog = '# What’s new\n\n## 1.1.0\n\n- Later.\n\n### Upgrading\n\nNothing to do.\n\n## 1.0.0\n\n- First.\n'

it('a release’s notes are its part of the changelog', () => {
  expect(releaseNotes(changelog, '1.1.0')).toBe('# Slipway 1.1.0\n\n- Later.\n\n### Upgrading\n\nNothing to do.\n')
})

it.each([
  ['1.2.0', 'no section “## 1.2.0”'],
  ['1.0.0', 'what to do when upgrading'],
])('no release %s without them', (version, why) => {
  expect(() => releaseNotes(changelog, version)).toThrow(why)
})

it('the version of the package is in the changelog', () => {
  const url = new URL('../../../../api/deploy/CHANGELOG.md', import.meta.url)
  expect(releaseNotes(readFileSync(url, 'utf8'), packageFile.version)).toContain('### Upgrading')
})
