import { isLocal } from '../../address.ts'
import { defineCheck } from '../../check.ts'
import { judgeDoubts } from '../../judge-doubts.ts'

export const exposedKeys = defineCheck({
  id: 'exposed-keys',
  label: 'Keys and settings in the source',
  weight: 5,
  learnMore: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
  ofEachPage: 'any',
  run({ page, markup, resources, privateFiles = [] }) {
    const isOwn = isLocal(page.url)
    // A script of a retired service is reported with the HTML document.
    const isTold = markup !== undefined && page.resources.some(({ url }) => /google-analytics|gtag\/js\?id=UA-/.test(url))
    const doubts = [...page.doubts, ...(resources?.keys ?? [])].filter(
      ({ kind }) => !(isOwn && (kind === 'development' || kind === 'test-key')) && !(isTold && kind === 'retired'),
    )
    const files = privateFiles.map((text) => ({ kind: text.endsWith('.git/HEAD') ? 'repository' : 'private-file', text, tag: '' }))
    return judgeDoubts('exposed-keys', [...files, ...doubts], 'No private keys, test keys or development tools in the page’s source.')
  },
})
