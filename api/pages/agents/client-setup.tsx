import type { ComponentChildren } from 'preact'
import { CodeBlock } from '../parts/code-block.tsx'
import { addressesOf } from './addresses.ts'
import { ClientTabs } from './client-tabs.tsx'
import { fill, installLink, type Client } from './clients.ts'

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
