import { expect, it } from 'vitest'
import { Failure } from '../../../api/domain/failure.ts'
import { ClientUnreachable } from '../../../api/domain/oauth/oauth-failure.ts'
import { tryClientDocuments } from '../../../api/startup/try-client-documents.ts'
import { runService } from '../../support/service.ts'

const silent = (url: string) => Promise.reject(new ClientUnreachable(new URL(url).host, 'the connection failed'))
const refused = () => Promise.reject(new Failure('BAD_REQUEST', 'the server returned 403'))

it.each([
  ['nobody answers', silent, false],
  ['one site answers', (url: string) => (url.includes('vscode') ? silent(url) : Promise.resolve({})), true],
  ['one refuses and the other is silent', (url: string) => (url.includes('vscode') ? silent(url) : refused()), false],
])('whether clients’ documents can be read where %s', async (_, read, expected) => {
  expect(await tryClientDocuments(read)).toBe(expected)
})

it.each(['0', '1'])('clients are told what CLIENT_DOCUMENTS=%s says', async (setting) => {
  const service = await runService({ CLIENT_DOCUMENTS: setting, SAMPLE_DATA: '0' })
  const metadata = await (await fetch(`${service.origin}/.well-known/oauth-authorization-server`)).json()
  await service.close()
  expect(metadata).toMatchObject({ client_id_metadata_document_supported: setting === '1', registration_endpoint: expect.any(String) })
})
