import type { ProductId } from '../../book/schema.ts';
import type { Body } from '../../layout/body.ts';
import type { TypeStyle } from '../../layout/type-style.ts';
import type { Delivery, Job } from '../../order/order.ts';

/** Actions on a design. Tabs are counted from 0. */
export type Action =
  | { readonly do: 'choose'; readonly option: string; readonly choice: string }
  | { readonly do: 'setSets'; readonly sets: number }
  | { readonly do: 'setTabs'; readonly count: number }
  | { readonly do: 'setTitle'; readonly tab: number; readonly title: string }
  | { readonly do: 'clearTitles' }
  | { readonly do: 'insertTab'; readonly at: number }
  | { readonly do: 'removeTab'; readonly at: number }
  | { readonly do: 'moveTab'; readonly from: number; readonly to: number }
  | { readonly do: 'replaceTitles'; readonly titles: readonly string[] }
  | { readonly do: 'pasteTitles'; readonly at: number; readonly titles: readonly string[] }
  | { readonly do: 'colorAll'; readonly color: string }
  | { readonly do: 'colorTab'; readonly tab: number; readonly color: string }
  | { readonly do: 'colorInTurn'; readonly colors: readonly string[] }
  | { readonly do: 'setCut'; readonly cut: number | null }
  | { readonly do: 'setType'; readonly type: Partial<TypeStyle> }
  | { readonly do: 'setBody'; readonly body: Partial<Body> }
  | { readonly do: 'setDelivery'; readonly delivery: Partial<Delivery> }
  | { readonly do: 'setJob'; readonly job: Partial<Job> }
  | { readonly do: 'setProduct'; readonly product: ProductId };
