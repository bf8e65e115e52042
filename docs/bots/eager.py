"""A bot for Turntable, one JSON object a line in both directions. Loko moto: it buys the dearest train that it can, rather
builds than reserves. Double Header and Loco Dome: it calls the statistic of its locomotive in use in which most others are
lower. All else at random. `python3 docs/bots/eager.py`; the protocol is in docs/bots.md.
"""
import json
import random
import sys


def in_use(view):
    """The values of one's own locomotive in use; one's own side is where one sees a rear, in Loco Dome that of the active one alone."""
    for side, own in enumerate(view.get("engines", view.get("rosters", []))):
        if any(each["rear"] for each in own):
            place = view["inUse"][side] if "inUse" in view else view["locomotives"][side].index("active")
            return own[place]["rear"]["values"]
    return {}


def worth(action, view, roster):
    """How much the bot wants an action: a train by what it scores, a call by the share of values that are lower."""
    if action["type"] == "buy":
        train = next(each for each in view["box"]["trains"] if each["id"] == action["train"])
        return 100 + train["price"] + train["bonus"]
    if action["type"] == "call":
        statistic = action["statistic"]
        known, own = roster["values"].get(statistic, []), in_use(view).get(statistic, 0)
        return sum(value < own for value in known) / max(1, len(known))
    return {"build": 1, "reserve": -1}.get(action["type"], 0)


def choose(ask, roster, luck):
    wants = [(worth(action, ask["view"], roster), action) for action in ask["legal"]]
    most = max(want for want, _ in wants)
    return luck.choice([action for want, action in wants if want == most])


def say(message):
    print(json.dumps(message), flush=True)


luck, roster = random.Random(), {"values": {}}
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "hello":
        luck, roster = random.Random(message["seed"]), message.get("roster", roster)
        say({"t": "ready", "name": "eager-py"})
    elif message["t"] == "ask":
        say({"t": "act", "n": message["n"], "action": choose(message, roster, luck)})
    elif message["t"] == "no":
        print("refused by", message["clause"] + ":", message["why"], file=sys.stderr)
    elif message["t"] == "bye":
        break
