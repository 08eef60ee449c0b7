import { describe, expect, it } from 'vitest'
import { isRegistered, redirectError } from '../../../../api/domain/oauth/redirect-uri.ts'

describe('a redirect URI a client may use', () => {
  it.each([
    'https://agent.example/callback',
    'https://agent.example/callback?app=1',
    'https://agent.example',
    'https://agent.example:8443/callback',
    'https://claude.ai/api/mcp/auth_callback',
    'http://localhost:33418/callback',
    'http://127.0.0.1/callback',
    'http://[::1]:8080/',
    'com.example.agent:/callback',
    'com.example.agent://callback/here',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'vscode://vscode.github-authentication/did-authenticate',
  ])('%s', (uri) => {
    expect(redirectError(uri)).toBeNull()
  })
})

describe('a redirect URI no client may use', () => {
  it.each([
    'http://agent.example/callback',
    'http://localhost.agent.example/callback',
    'http://127.0.0.1.agent.example/callback',
    'http://127.1/callback',
    'http://2130706433/callback',
    'http://0.0.0.0/callback',
    'http://192.168.1.1/callback',
    'https://user@agent.example/callback',
    'https://user:password@agent.example/callback',
    'https://@agent.example/callback',
    'https://agent.example@elsewhere.example/',
    'https://agent.example/callback#fragment',
    'https://agent.example/callback#',
    'https://agent.example\\@elsewhere.example/',
    'https:\\\\agent.example/callback',
    'https://agent.example/a/../callback',
    'https://agent.example/a/%2e%2e/callback',
    'https://agent.example/./callback',
    'HTTPS://agent.example/callback',
    'https://AGENT.example/callback',
    'https://agent.example:443/callback',
    'https://agent.example./callback',
    'https:agent.example/callback',
    'https:///agent.example/callback',
    ' https://agent.example/callback',
    'https://agent.example/call\nback',
    'https://agent.example/call\tback',
    'https://agent.example/ünicode',
    'https://agént.example/callback',
    'https://agent.example/callback?code=mine',
    'https://agent.example/callback?a=1&state=mine',
    'https://agent.example/callback?iss=https://elsewhere.example',
    'jetbrains://idea/com.example.plugin',
    '//agent.example/callback',
    '/callback',
    'callback',
    '',
    '*',
    'https://*',
    'javascript:alert(1)',
    'javascript://agent.example/%0aalert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<script>',
    'file:///etc/passwd',
    'blob:https://agent.example/1',
    'about:blank',
    'vbscript:x',
    'view-source:https://agent.example/',
    'intent://agent.example/#Intent;end',
    'mailto:someone@agent.example',
    'ws://agent.example/',
    'ftp://agent.example/',
    'ms-msdt:/id',
    'agent:/callback',
    'agent://callback',
    `https://agent.example/${'x'.repeat(3000)}`,
  ])('%s', (uri) => {
    expect(redirectError(uri)).toMatch(/\.$|browsers do: /)
  })
})

describe('a redirect URI that a client asks for', () => {
  const registered = [
    'https://agent.example/callback',
    'http://127.0.0.1/callback',
    'http://localhost:8080/callback?app=1',
    'com.example.agent:/callback',
  ]
  it.each([
    'https://agent.example/callback',
    'http://127.0.0.1/callback',
    'http://127.0.0.1:50123/callback',
    'http://localhost:50123/callback?app=1',
    'com.example.agent:/callback',
  ])('is a registered one: %s', (uri) => {
    expect(isRegistered(registered, uri)).toBe(true)
  })
  it.each([
    'https://agent.example/callback/',
    'https://agent.example/callback?x=1',
    'https://agent.example/callback/..',
    'https://agent.example/%63allback',
    'https://agent.example/%2563allback',
    'https://agent.example/callback%23',
    'https://agent.example/CALLBACK',
    'https://AGENT.example/callback',
    'https://agent.example.:443/callback',
    'https://agent.example:8443/callback',
    'https://agent.example/callback/../elsewhere',
    'https://agent.example.elsewhere.example/callback',
    'https://elsewhere.example/https://agent.example/callback',
    'http://agent.example/callback',
    'http://localhost/callback',
    'http://[::1]:50123/callback',
    'http://127.0.0.1:50123/callback/x',
    'http://127.0.0.1:50123/callback#x',
    'http://127.0.0.1:50123@elsewhere.example/callback',
    'http://user@127.0.0.1:50123/callback',
    'http://127.0.0.1:99999/callback',
    'http://127.0.0.1:0x50/callback',
    'https://127.0.0.1/callback',
    'ftp://127.0.0.1/callback',
    'http://localhost:50123/callback?app=2',
    'com.example.agent:/callback/x',
    'com.example.agent://callback',
    'COM.example.agent:/callback',
  ])('isn’t a registered one: %s', (uri) => {
    expect(isRegistered(registered, uri)).toBe(false)
  })
})
