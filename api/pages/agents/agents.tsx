import { definePage } from '../page/define-page.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { addressesOf, skillName, skillPath, clients, installSkill } from './clients.ts'
import { ClientSetup } from './client-setup.tsx'
import { paths } from '../../../shared/paths.ts'
import words from './words.json' with { type: 'json' }
import { siteName } from '../../domain/settings/current-site.ts'
import { Section } from '../parts/section.tsx'

export const agents = definePage({
  path: paths.agents,
  access: 'anyone',
  load: ({ world: { siteUrl } }) => siteUrl,
  view: (siteUrl) => ({
    head: {
      title: `${siteName()} for AI agents`,
      description:
        'Connect Claude Code, Codex, Gemini CLI, Cursor or VS Code: your agent audits your site, applies the fixes and drafts your launch.',
      canonical: addressesOf(siteUrl).page,
      styles: 'agents',
      extra: (
        <>
          <link rel="alternate" type="text/markdown" href={skillPath()} title="Skill for coding agents" />
          <link rel="service-desc" type="application/json" href={paths.openapi()} />
          <link rel="service-doc" type="text/html" href={paths.reference()} />
        </>
      ),
    },
    content: (
      <div class="wrap agents pad-bottom-6">
        <header class="page-head">
          <h1>Let your agent prepare the launch</h1>
          <p>Connect your coding agent. It audits your site, applies the fixes and creates a draft. You review and submit it.</p>
        </header>
        <section aria-labelledby="connect">
          <h2 class="below-4" id="connect">
            Connect your agent
          </h2>
          <ClientSetup siteUrl={siteUrl} />
          <p class="above-5 pad-4 wraps sunken rounded-small">
            Then ask: <q>Audit https://example.com with {siteName()} and fix what it finds.</q>
          </p>
        </section>
        <Rights />
        <Urls siteUrl={siteUrl} />
        <Section name="skill" class="agents__section" id="skill" look="below-4" title="Add the skill">
          <p class="below-4 readable">
            A <a href={skillPath()}>skill</a> teaches your agent the whole workflow: audit, fix, audit again, create a draft, hand over to
            you. It works without the tools, too.
          </p>
          <div class="agents__pair grid">
            {skillFolders.map(([folder, readers]) => (
              <CodeBlock wraps key={folder} title={readers.join(', ')} of="Skill" text={installSkill(siteUrl, folder)} />
            ))}
          </div>
          <p class="agents__note soft small">
            Or, with Node: <code>npx skills add {siteUrl}</code>. Then ask your agent to use <code>{skillName()}</code>.
          </p>
        </Section>
        <Programs />
      </div>
    ),
  }),
})

const skillFolders = [...Map.groupBy(clients, ({ skills }) => skills)].flatMap(([folder, readers]) =>
  folder === null ? [] : [[folder, readers.map(({ name }) => name)] as const],
)

const abilities: { name: string; tool: string; approval: boolean }[] = words.abilities

const Rights = () => (
  <div class="agents__section agents__rights grid">
    <Section name="can" look="below-4 large headed" title="Agents can">
      <ul class="agents__list agents__list--can">
        {abilities.map(({ name, tool, approval }) => (
          <li class="underlined anchor" key={tool}>
            {name}
            <span class="gap-1-3 row center soft wraps">
              <code>{tool}</code>
              {approval && <span class="agents__tag pill">After you approve</span>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
    <Section name="cannot" look="below-4 large headed" title="Agents can’t">
      <ul class="agents__list agents__list--cannot">
        {words.limits.map((limit) => (
          <li class="underlined anchor" key={limit}>
            {limit}
          </li>
        ))}
      </ul>
      <p class="agents__note soft small">
        Only you can finish and submit a draft, in your browser. You can revoke an agent’s access anytime under{' '}
        <a href={paths.connections()}>Connections</a>.
      </p>
    </Section>
  </div>
)

function Urls({ siteUrl }: { siteUrl: string }) {
  const { tools, account } = addressesOf(siteUrl)
  return (
    <Section name="urls" class="agents__section" look="below-4" title="Two URLs, same tools">
      <dl class="agents__urls capped">
        <div class="grid gap-2-5 underlined">
          <dt>
            <code class="bold wraps">{account}</code>
          </dt>
          <dd>
            Sign in once in your browser, and stay connected as long as you keep using it. Recommended for clients that support OAuth,
            including hosted ones.
          </dd>
        </div>
        <div class="grid gap-2-5 underlined">
          <dt>
            <code class="bold wraps">{tools}</code>
          </dt>
          <dd>
            Audits and searches need no account. When your agent needs yours, it gives you a link to approve, once per session. With a
            token, it never has to ask. Works with every client.
          </dd>
        </div>
      </dl>
    </Section>
  )
}

const documents: { href: string; label: string; what: string }[] = [
  { href: paths.reference(), label: 'API reference', what: 'every endpoint, with curl examples' },
  { href: paths.openapi(), label: 'openapi.json', what: 'the same in OpenAPI 3.1' },
  { href: paths.llms(), label: 'llms.txt', what: 'a guide to this site for language models' },
  { href: paths.serverJson(), label: 'server.json', what: 'the MCP server’s registry entry' },
]

const Programs = () => (
  <Section name="programs" class="agents__section" look="below-4" title="For programs">
    <ul class="grid gap-2">
      {documents.map(({ href, label, what }) => (
        <li key={href}>
          <a href={href}>{label}</a>: {what}
        </li>
      ))}
    </ul>
  </Section>
)
