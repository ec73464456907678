import { scriptJson } from '@viit/contract/html';

/**
 * The part of the bootstrap script that defines the Trusted Types policy `default` (R106.11): the browser asks it before a text
 * becomes the address of a script. It accepts the site's builds, former ones too because of open tabs, and the analytics
 * script. Text as HTML or as code is refused.
 * @param analytics the address of the analytics script, if there is one.
 */
export const trustedTypesPolicy = (analytics = ''): string =>
  `if(w.trustedTypes)w.trustedTypes.createPolicy('default',{createScriptURL:function(s){
var u=new URL(s,d.baseURI),p=u.pathname;
return u.origin===w.location.origin&&(/^\\/_builds\\//.test(p)||p===${scriptJson(analytics)})?u.href:null}});`;
