// Parts that are drawn anew only when what they show has changed.
import { createElement, type FunctionComponent, type VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { share } from '../sharing.ts';

const isSame = (one: object, other: object): boolean => {
  const values = new Map(Object.entries(other));
  const names = Object.entries(one);
  return names.length === values.size && names.every(([name, value]) => values.has(name) && values.get(name) === value);
};

/** The part, left as it is while its properties are the same. Give it what it shows, not the whole view. */
export function steady<P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> {
  return (props) => {
    const drawn = useRef<{ readonly props: P; readonly node: VNode } | undefined>(undefined);
    if (!drawn.current || !isSame(drawn.current.props, props))
      drawn.current = { props, node: createElement(Part, props) as VNode };
    return drawn.current.node;
  };
}

/** Plain data, with all that did not change since the last drawing kept as it was: fit for a steady part. */
export function useShared<D>(value: D): D {
  const last = useRef<D | undefined>(undefined);
  last.current = share(last.current, value);
  return last.current;
}
