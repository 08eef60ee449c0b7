import { CodeBlock } from '../parts/code-block.tsx'
import { addressesOf } from './addresses.ts'
import { ClientTabs } from './client-tabs.tsx'
import { clientOf, curlWithToken, type Snippet } from './clients.ts'

/** A ready configuration with the token for each client. `label` is the name of the client that was approved. */
export function TokenSetup({ siteUrl, token, label }: { siteUrl: string; token: string; label: string }) {
  const { tools } = addressesOf(siteUrl)
  const block = ({ where, text }: Snippet, of: string) => <CodeBlock wraps title={where} of={of} text={text} />
  return (
    <section class="connect__setup" aria-labelledby="setup-heading">
      <h2 id="setup-heading">Set up your tool</h2>
      <p class="connect__note">Each example contains your token. Keep it out of version control.</p>
      <ClientTabs
        legend="Your tool"
        chosen={clientOf(label)}
        panel={(client) => (
          <>
            {block(client.addWithToken(tools, token), client.name)}
            {client.tokenNote !== undefined && <p class="connect__note">{client.tokenNote}</p>}
          </>
        )}
        other={
          <>
            {block({ where: 'MCP server URL', text: tools }, 'any other client')}
            {block({ where: 'Header', text: `Authorization: Bearer ${token}` }, 'any other client')}
            {block(curlWithToken(siteUrl, token), 'API with curl')}
          </>
        }
      />
      <p class="connect__note">
        More about <a href="/agents/">what agents can do</a>.
      </p>
    </section>
  )
}
