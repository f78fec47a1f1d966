export function OnlineTable(_: { readonly id: string }) { return null; }
