import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { findPrivateFiles } from '../../../../api/commands/audit/private-files.ts'
import { exposedKeys } from '../../../../shared/audit/checks/page/exposed-keys.ts'
import { literalFacts } from '../../../support/literal-page.ts'

const key = ['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ')
const cases: [what: string, path: string, content: string, isFound: boolean][] = [
  ['a password', '.env', 'NODE_ENV=production\nSMTP_PASSWORD=n4Xw-8821-kklo\n', true],
  ['a database’s URL', '.env.production', 'DATABASE_URL=postgres://tides:Zr7uP2wq9Lk@db.internal/tides', true],
  ['a key in a folder', 'config/server.pem', `${key}\nMIIE`, true],
  ['rows of a database', 'backup.sql', "CREATE TABLE users (id int);\nINSERT INTO users VALUES (1, 'ada@tides.example');\n", true],
  ['a copy of the settings', 'settings.yml.bak', 'api_key: 9f8e7d6c5b4a3210\n', true],
  ['a long password of words', '.env', 'SESSION_SECRET="correct-horse-battery-staple"\n', true],
  ['texts of a page', 'locales/de.yml', 'password: Kennwort\nnew_password: "Kennwort festlegen"\nsecret_hint: geheimnisvoll\n', false],
  ['a description of an API', 'openapi.yaml', 'components:\n  password: {type: string}\n  apiKey: "#/components/apiKey"\n', false],
  ['keys that pages are meant to have', '.env', 'VITE_FIREBASE_API_KEY=AIzaSyB8x0Zr7uP2wq9Lk\nNEXT_PUBLIC_API_KEY=n4Xw8821kklo\n', false],
  ['data for a course', 'lessons/sakila.sql', "INSERT INTO film VALUES (1, 'ACADEMY DINOSAUR');\n", false],
  ['settings without secrets', '.env', 'NODE_ENV=production\nPORT=3000\n', false],
  ['an example', '.env.example', 'SMTP_PASSWORD=n4Xw-8821-kklo\n', false],
  ['settings to fill in', '.env', 'SMTP_PASSWORD=your-password-here\nAPI_KEY=\n', false],
  ['a page about passwords', 'passwords.html', 'SMTP_PASSWORD=n4Xw-8821-kklo', false],
  ['a well-known file', '.well-known/security.txt', 'Contact: mailto:a@tides.example', false],
]
it.each(cases)('%s', async (_what, path, content, isFound) => {
  const folder = await mkdtemp(join(tmpdir(), 'private-'))
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), content)
  const found = await findPrivateFiles(folder)
  // A repository isn’t published as it is.
  await mkdir(join(folder, '.git'))
  const ofRepository = await findPrivateFiles(folder)
  await rm(folder, { recursive: true })
  expect([found, ofRepository]).toEqual([isFound ? [`/${path}`] : [], []])
})

it('names the files', () => {
  const { status, detail } = exposedKeys.run(literalFacts({ privateFiles: ['/.env'] }))
  expect([status, detail]).toEqual([
    'fail',
    'A file with passwords or keys is in the folder that gets published, where anyone can read it: “/.env”.',
  ])
})
