import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type RequestId,
  type Transport,
} from '@modelcontextprotocol/server'

/** The requests that wait for an answer over a transport that is not connected yet: until it is sent, or they are taken back. */
export function trackUnanswered(transport: Transport): Set<RequestId> {
  const unanswered = new Set<RequestId>()
  const onmessage: Transport['onmessage'] = (message) => {
    if (isJSONRPCRequest(message)) unanswered.add(message.id)
    else if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled')
      unanswered.delete(message.params?.['requestId'] as RequestId)
  }
  const pass = transport.send.bind(transport)
  const send: Transport['send'] = (message, options) => {
    if ((isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) && message.id !== undefined) unanswered.delete(message.id)
    return pass(message, options)
  }
  Object.assign(transport, { onmessage, send })
  return unanswered
}
