import { defineCheck, pass, paste, warn } from '../../check.ts'
import written from '../../hosting/server-versions.json' with { type: 'json' }

/** Software that reveals its version, the header it does so in, and the setting that hides it. */
const disclosing = written.map(({ version, ...more }) => ({ ...more, version: new RegExp(version, 'i') }))

/** A version number helps attackers look up known vulnerabilities, and hiding it costs nothing. */
export const serverVersion = defineCheck({
  id: 'server-version',
  label: 'Server version',
  weight: 0.5,
  learnMore: 'https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html#server',
  needs: ['transport'],
  run({ transport: { headers } }) {
    const revealed = disclosing.flatMap(({ header, version, where, setting }) => {
      const [text] = version.exec(headers[header] ?? '') ?? []
      return text === undefined ? [] : [{ text: header === 'x-aspnet-version' ? `ASP.NET ${text}` : text, where, setting }]
    })
    const [first, ...others] = revealed
    if (first === undefined) return pass('The response headers don’t reveal a server version.')
    const detail = `The response headers reveal the server’s version: ${revealed.map(({ text }) => text).join(', ')}.`
    if (others.length === 0) return warn(detail, paste(`Add this to ${first.where}, then reload the server:`, first.setting))
    const snippet = revealed.map(({ where, setting }) => `# ${where}\n${setting}`).join('\n')
    return warn(detail, paste('Add these settings, then reload the server:', snippet))
  },
})
