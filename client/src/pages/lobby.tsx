export function Lobby() { return null; }
