import { serverVersion } from '../../../../../shared/audit/checks/transport/server-version.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalTransport } from '../../../../support/literal-page.ts'

const revealed = (headers: Record<string, string>) => literalFacts({ transport: { ...literalTransport, headers } })

judge(serverVersion, [
  ['nothing told', revealed({}), 'pass'],
  ['a name alone', revealed({ server: 'nginx', 'x-powered-by': 'PHP' }), 'pass'],
  ['a host', revealed({ server: 'cloudflare', 'x-powered-by': 'Next.js' }), 'pass'],
  ['a build that is no version', revealed({ server: 'ECS (dcb/7F83)' }), 'pass'],
  ['a host’s own build', revealed({ server: 'Fly/1f2e3d (2026-11-01)' }), 'pass'],
  [
    'nginx',
    revealed({ server: 'nginx/1.18.0 (Ubuntu)' }),
    'warn',
    'the server’s version: nginx/1.18.0.\nAdd this to the http block of nginx.conf, then reload the server:\nserver_tokens off;',
  ],
  ['openresty', revealed({ server: 'openresty/1.21.4.1' }), 'warn', 'server_tokens off;'],
  ['Apache', revealed({ server: 'Apache/2.4.41 (Ubuntu)' }), 'warn', 'ServerTokens Prod'],
  ['PHP', revealed({ server: 'cloudflare', 'x-powered-by': 'PHP/7.4.33' }), 'warn', 'expose_php = Off'],
  ['ASP.NET', revealed({ 'x-aspnet-version': '4.0.30319' }), 'warn', 'ASP.NET 4.0.30319'],
  ['two of them', revealed({ server: 'nginx/1.18.0', 'x-powered-by': 'PHP/7.4.33' }), 'warn', 'nginx/1.18.0, PHP/7.4.33'],
])
