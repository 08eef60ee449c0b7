import { serverVersion } from '../../../../../shared/audit/checks/transport/server-version.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalTransport } from '../../../../support/literal-page.ts'

const told = (headers: Record<string, string>) => literalFacts({ transport: { ...literalTransport, headers } })

judge(serverVersion, [
  ['nothing told', told({}), 'pass'],
  ['a name alone', told({ server: 'nginx', 'x-powered-by': 'PHP' }), 'pass'],
  ['a host', told({ server: 'cloudflare', 'x-powered-by': 'Next.js' }), 'pass'],
  ['a build that is no version', told({ server: 'ECS (dcb/7F83)' }), 'pass'],
  ['a host’s own build', told({ server: 'Fly/1f2e3d (2026-11-01)' }), 'pass'],
  [
    'nginx',
    told({ server: 'nginx/1.18.0 (Ubuntu)' }),
    'warn',
    'the server’s version: nginx/1.18.0.\nAdd this to the http block of nginx.conf, then reload the server:\nserver_tokens off;',
  ],
  ['openresty', told({ server: 'openresty/1.21.4.1' }), 'warn', 'server_tokens off;'],
  ['Apache', told({ server: 'Apache/2.4.41 (Ubuntu)' }), 'warn', 'ServerTokens Prod'],
  ['PHP', told({ server: 'cloudflare', 'x-powered-by': 'PHP/7.4.33' }), 'warn', 'expose_php = Off'],
  ['ASP.NET', told({ 'x-aspnet-version': '4.0.30319' }), 'warn', 'ASP.NET 4.0.30319'],
  ['two of them', told({ server: 'nginx/1.18.0', 'x-powered-by': 'PHP/7.4.33' }), 'warn', 'nginx/1.18.0, PHP/7.4.33'],
])
