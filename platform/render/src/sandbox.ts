import { createRequire, syncBuiltinESMExports } from 'node:module';

/*
 * Node's permission model does not cover the network before Node 25, nor signals to other processes such as the server. The
 * isolated programs disable both before they run other code.
 */

type Module = Record<string, unknown>;

const denied = () => {
  throw new Error('a page cannot use the network or other processes while it is rendered');
};

const modules = ['net', 'tls', 'dgram', 'dns', 'dns/promises', 'http', 'https', 'http2', 'inspector', 'cluster'];

/** Makes all functions for the network, signals and other processes throw. Messages to the server still work. */
export function disableNetworkAndProcesses(folder: string): void {
  const require = createRequire(`${folder}/`);
  // Created now: their getters need what is disabled below.
  void [process.stdout, process.stderr];
  const net = require('node:net') as { Socket: { prototype: Module }; Server: { prototype: Module } };
  net.Socket.prototype.connect = denied;
  net.Server.prototype.listen = denied;
  // All are loaded before the first is disabled: they use each other while they load.
  for (const module of modules.map((name) => require(name) as Module)) disableFunctions(module);
  syncBuiltinESMExports();
  Object.assign(process, { kill: denied, _kill: denied, _debugProcess: denied, dlopen: denied });
  Object.assign(globalThis, { fetch: denied, WebSocket: denied, EventSource: denied });
}

function disableFunctions(module: Module): void {
  for (const key of Object.keys(module)) {
    const isWritable = Object.getOwnPropertyDescriptor(module, key)?.writable;
    if (isWritable && typeof module[key] === 'function') module[key] = denied;
  }
}
