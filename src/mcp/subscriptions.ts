import {
  type Implementation,
  type RequestId,
  SERVER_INFO_META_KEY,
  SUBSCRIPTION_ID_META_KEY,
} from '@modelcontextprotocol/server';

/**
 * The messages of a subscription that ends as soon as it is acknowledged. Nothing that this service
 * lists changes while it runs, so there is nothing to notify of and no stream to keep open.
 */
export function endedSubscription(id: RequestId, info: Implementation): object[] {
  const subscription = { [SUBSCRIPTION_ID_META_KEY]: id };
  return [
    {
      jsonrpc: '2.0',
      method: 'notifications/subscriptions/acknowledged',
      params: { _meta: subscription, notifications: {} },
    },
    {
      jsonrpc: '2.0',
      id,
      result: { resultType: 'complete', _meta: { ...subscription, [SERVER_INFO_META_KEY]: info } },
    },
  ];
}
