import { CodeBlock } from '../parts/code-block.tsx'
import { addressesOf } from './addresses.ts'
import { ClientTabs } from './client-tabs.tsx'
import { clientOf, curlWithToken, fill, type Snippet } from './clients.ts'
import { paths } from '../../../shared/paths.ts'
import { Section } from '../parts/section.tsx'

type TokenSetupProps = {
  siteUrl: string
  token: string
  /** The name of the client that was approved. */
  label: string
  /** It called the API rather than a tool. */
  fromApi: boolean
}

export function TokenSetup({ siteUrl, token, label, fromApi }: TokenSetupProps) {
  const { tools } = addressesOf(siteUrl)
  const header = { where: 'Header', text: `Authorization: Bearer ${token}` }
  const script = curlWithToken(siteUrl, token)
  const toolsUrl = { where: 'MCP server URL', text: tools }
  const block = ({ where, text }: Snippet, of: string) => <CodeBlock wraps title={where} of={of} text={fill(text, { url: tools, token })} />
  return (
    <Section name="setup" class="connect__setup stack gap-3" look="large" title="Set up your tool">
      <p class="connect__note">Each example contains your token. Keep it out of version control.</p>
      <ClientTabs
        legend="Your tool"
        chosen={clientOf(label)}
        panel={(client) => (
          <>
            {block(client.addWithToken, client.name)}
            {client.tokenNote !== undefined && <p class="connect__note">{client.tokenNote}</p>}
          </>
        )}
        other={
          <>
            {fromApi && block(script, 'API with curl')}
            {(fromApi ? [header, toolsUrl] : [toolsUrl, header]).map((each) => block(each, 'any other client'))}
            {!fromApi && block(script, 'API with curl')}
          </>
        }
      />
      <p class="connect__note">
        More about <a href={paths.agents()}>what agents can do</a>.
      </p>
    </Section>
  )
}
