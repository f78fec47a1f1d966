// The door of the server.
export { BadSetting, defaults, readConfig, type ServerConfig, usage } from './config.ts';
export { type RunningServer, type ServerParts, startServer } from './server.ts';
