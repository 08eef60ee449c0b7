import type { ComponentChildren } from 'preact'
import { CodeBlock } from '../parts/code-block.tsx'
import {
  addressesOf,
  fill,
  installLink,
  type Client,
  clientOf,
  curlWithToken,
  type Snippet,
  clients,
  otherName,
  type ClientId,
} from './clients.ts'
import { paths } from '../../../shared/paths.ts'
import { Section } from '../parts/section.tsx'

export function ClientSetup({ siteUrl }: { siteUrl: string }) {
  const { tools, account } = addressesOf(siteUrl)
  return (
    <ClientTabs
      legend="Your client"
      chosen="claude-code"
      panel={(client) => (
        <>
          <Way title="Sign in once" recommended>
            <InstallLink {...client} url={account} />
            <CodeBlock wraps title={client.add.where} of={`${client.name}, signed in`} text={signedIn(client, account)} />
            <p class="agents__note soft small">{fill(client.signIn)}</p>
          </Way>
          <Way title="Without signing in">
            <InstallLink {...client} url={tools} secondary />
            <OpenBlock {...client} url={tools} />
            <p class="agents__note soft small">Your agent asks for your approval when it first needs your account.</p>
          </Way>
        </>
      )}
      other={
        <>
          <Way title="Sign in once" recommended>
            <CodeBlock wraps title="URL (Streamable HTTP)" of="signed in" text={account} />
            <p class="agents__note soft small">
              For Claude on the web and ChatGPT, add it as a custom connector. Hosted clients can only reach a site on the public internet.
            </p>
          </Way>
          <Way title="Without signing in">
            <CodeBlock wraps title="URL (Streamable HTTP)" of="without signing in" text={tools} />
            <p class="agents__note soft small">Your agent asks for your approval when it first needs your account.</p>
          </Way>
        </>
      }
    />
  )
}

const signedIn = ({ add, login }: Client, url: string) =>
  [add.text, login ?? []]
    .flat()
    .map((text) => fill(text, { url }))
    .join('\n')

const OpenBlock = ({ name, add, addOpen = add, url }: Client & { url: string }) => (
  <CodeBlock wraps title={addOpen.where} of={`${name}, without signing in`} text={fill(addOpen.text, { url })} />
)

function InstallLink({ id, name, url, secondary = false }: Client & { url: string; secondary?: boolean }) {
  const href = installLink(id, url)
  if (href === undefined) return null
  return (
    <a class={`sw-button${secondary ? '' : ' sw-button--primary'}`} href={href}>
      Add to {name}
      {secondary && <span class="sw-hidden"> without signing in</span>}
    </a>
  )
}

const Way = ({ title, recommended = false, children }: { title: string; recommended?: boolean; children: ComponentChildren }) => (
  <div class="way stack left top gap-3">
    <h3 class="row center gap-3 large">
      {title}
      {recommended && <span class="agents__tag pill">Recommended</span>}
    </h3>
    {children}
  </div>
)

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

type ClientTabsProps = {
  legend: string
  chosen: ClientId
  panel: (client: Client) => ComponentChildren
  other: ComponentChildren
}

/** One tab per client, as radio buttons: they work by keyboard and without scripts. Each panel follows its own button. */
const ClientTabs = ({ legend, chosen, panel, other }: ClientTabsProps) => (
  <fieldset class="client-tabs row gap-2 flat bare shrinks anchor edgeless">
    <legend class="sw-hidden">{legend}</legend>
    {clients.map((client) => (
      <Tab key={client.id} id={client.id} name={client.name} chosen={chosen}>
        {panel(client)}
      </Tab>
    ))}
    <Tab id="other" name={otherName} chosen={chosen}>
      {other}
    </Tab>
  </fieldset>
)

const Tab = ({ id, name, chosen, children }: { id: ClientId; name: string; chosen: ClientId; children: ComponentChildren }) => (
  <>
    <input class="client-tabs__choice sw-hidden" type="radio" name="client" id={`client-${id}`} value={id} checked={id === chosen} />
    <label class="client-tabs__tab pill edged lit inline center bold pressable" for={`client-${id}`}>
      {name}
    </label>
    <div class="client-tabs__panel gap-3 above-2 shrinks">{children}</div>
  </>
)
